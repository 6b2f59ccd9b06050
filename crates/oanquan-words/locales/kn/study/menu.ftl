study-menu = ಕಲಿಕೆ ಮತ್ತು ಅಧ್ಯಯನ
study-course = ಪಾಠಗಳು
study-puzzles = ಒಗಟುಗಳು
study-rules = ನಿಯಮಗಳು
study-world = ಜಗತ್ತಿನಲ್ಲಿ
