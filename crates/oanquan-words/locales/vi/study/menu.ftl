# Những gì có thể học và nghiên cứu: từ ngắn, đứng cạnh nhau trên điện thoại.
study-menu = Học và nghiên cứu
study-course = Bài học
study-puzzles = Câu đố
study-rules = Luật chơi
study-world = Nguồn gốc
