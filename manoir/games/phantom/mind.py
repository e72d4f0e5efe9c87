from manoir.kit.mind import Mind
from manoir.games.phantom.state import State
def mind() -> Mind[State]:
    return Mind()
