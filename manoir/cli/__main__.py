import sys

from manoir.cli import main

sys.exit(main())
