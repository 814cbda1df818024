"""Plays a whole random game over the engine protocol. Run it at the root of the project, or wherever `npx meltemi` works:

    python3 docs/examples/random_bot.py [classic]
"""
import json, random, subprocess, sys

engine = subprocess.Popen(["npx", "meltemi", "engine"], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)

def ask(op, **fields):
    engine.stdin.write(json.dumps({"op": op, **fields}) + "\n")
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        raise RuntimeError(answer["error"]["message"])
    return answer

if "classic" in sys.argv:
    agreed = {"edition": "classic", "players": 3, "monuments": True}
else:
    agreed = {"players": 3, "board": {"seed": random.randrange(1000)}}
turn = ask("setup", setup=agreed)
played = 0
while turn["actor"] is not None:
    legal = ask("moves")  # weights come with fate's moves: dice and cards are for us to draw
    move = random.choices(legal["moves"], legal.get("weights"))[0]
    turn, played = ask("apply", move=move), played + 1
print(played, "moves:", ask("outcome")["outcome"])
ask("quit")
