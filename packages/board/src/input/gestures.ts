import type { Attachment } from 'svelte/attachments';

interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (by: number, at?: { x: number; y: number }) => void;
  /** A press and release without a drag; `finger`: not by a mouse or pen. */
  readonly tap: (target: EventTarget | null, at: { x: number; y: number }, finger: boolean) => void;
  /** A double tap: zoom in, or back to the whole board. */
  readonly twice: (target: EventTarget | null, at: { x: number; y: number }) => void;
}

/** A finger that moves no more than this many pixels still taps. */
const SLIP = 6;

/** Wheel, drag, pinch, double click and double tap. */
export function gestures({ pan, zoom, tap, twice }: Gestures): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let slipped = 0;
    let pressed: EventTarget | null = null;

    const fromMiddle = (x: number, y: number): { x: number; y: number } => {
      const { left, top, width, height } = svg.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };
    const spread = (): { far: number; x: number; y: number } => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) throw new Error('two fingers make a spread');
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) [slipped, pressed] = [0, event.target];
      else slipped = SLIP;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    function move(event: PointerEvent): void {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      // The button was released outside the board: the drag is over.
      if (event.pointerType === 'mouse' && event.buttons === 0) return void fingers.delete(event.pointerId);
      const before = fingers.size > 1 ? spread() : null;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      slipped += Math.hypot(event.clientX - was.x, event.clientY - was.y);
      if (before) {
        const now = spread();
        pan(now.x - before.x, now.y - before.y);
        if (before.far > 0) zoom(now.far / before.far, fromMiddle(now.x, now.y));
      } else if (slipped >= SLIP) {
        svg.setPointerCapture(event.pointerId);
        pan(event.clientX - was.x, event.clientY - was.y);
      }
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (event.type !== 'pointerup' || slipped >= SLIP) return;
      tap(pressed, fromMiddle(event.clientX, event.clientY), event.pointerType === 'touch');
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), fromMiddle(event.clientX, event.clientY));
    }
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('dblclick', (event) => twice(event.target, fromMiddle(event.clientX, event.clientY)));
    svg.addEventListener('wheel', wheel, { passive: false });
  };
}
