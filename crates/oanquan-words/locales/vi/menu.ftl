# Trình đơn, và những gì thuộc về cả trang.

menu-title = Ô Ăn Quan
# Tiêu đề của thẻ trình duyệt: $page là tên một trang.
menu-page-title = { $page } · { $name }
# Cho trình đọc màn hình: tên của trình đơn.
menu-main = Trình đơn chính
menu-skip = Bỏ qua trình đơn
menu-play = Chơi
menu-new = Ván mới
menu-learn = Học
menu-games = Các ván
menu-settings = Cài đặt

menu-update = Đã có phiên bản mới.
menu-update-load = Tải ngay
menu-update-later = Để sau

# Một trang ngoài bàn cờ chưa tải xong, và một trang không tải được.
menu-page-waits = Đang tải trang này, xin đợi một chút.
menu-page-missing = Không tải được trang này. Hãy xem lại kết nối mạng rồi thử lại; ván đang chơi vẫn được lưu.
menu-page-again = Thử lại
