from midtown.cli.main import main

main()
