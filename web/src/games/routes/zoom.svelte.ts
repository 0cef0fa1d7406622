// Looking closer: wheel, pinch and double tap change which part of the map is shown; a zoomed map can be dragged.
import type { Point } from './geometry';

const CLOSEST = 5;
const STILL = 6; // pixels that a finger may slip and still tap
const DOUBLE_TAP = 320; // milliseconds

export class Zoom {
  scale = $state(1);
  private corner = $state<Point>({ x: 0, y: 0 });

  constructor(private readonly whole: { x: number; y: number; width: number; height: number }) {
    this.corner = { x: whole.x, y: whole.y };
  }

  get box() {
    return { ...this.corner, width: this.whole.width / this.scale, height: this.whole.height / this.scale };
  }

  get near(): boolean {
    return this.scale > 1.01;
  }

  /** Magnifies by a factor; the point stays where it is on the screen. */
  by(factor: number, at: Point = this.middle): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const kept = this.scale / scale;
    const corner = { x: at.x - (at.x - this.corner.x) * kept, y: at.y - (at.y - this.corner.y) * kept };
    this.scale = scale;
    this.move(corner);
  }

  pan(dx: number, dy: number): void {
    this.move({ x: this.corner.x - dx, y: this.corner.y - dy });
  }

  reset(): void {
    this.scale = 1;
    this.move(this.whole);
  }

  private get middle(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  private move(corner: Point): void {
    const { x, y, width, height } = this.whole;
    this.corner = {
      x: Math.min(x + width - width / this.scale, Math.max(x, corner.x)),
      y: Math.min(y + height - height / this.scale, Math.max(y, corner.y)),
    };
  }
}

/** Follows wheel and fingers on a drawing. */
export function gestures(svg: SVGSVGElement, zoom: Zoom): () => void {
  const fingers = new Map<number, Point>();
  let moved = 0;
  let lastTap: { at: number; x: number; y: number } | null = null;

  const units = (x: number, y: number): Point => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
  const spread = () => {
    const [p, q] = [...fingers.values()];
    return p && q ? { apart: Math.hypot(p.x - q.x, p.y - q.y), x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 } : null;
  };

  function wheel(event: WheelEvent) {
    if (event.deltaY > 0 && !zoom.near && !event.ctrlKey) return; // nothing to do here: the page may scroll
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), units(event.clientX, event.clientY));
  }

  function down(event: PointerEvent) {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const pinch = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.hypot(event.clientX - before.x, event.clientY - before.y);
    if (moved < STILL) return;
    const from = units(before.x, before.y);
    const to = units(event.clientX, event.clientY);
    if (pinch) {
      const now = spread()!;
      zoom.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
      if (pinch.apart > 0) zoom.by(now.apart / pinch.apart, units(now.x, now.y));
    } else if (zoom.near) {
      // Only now: a captured pointer would keep a click from the route under it.
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      zoom.pan(to.x - from.x, to.y - from.y);
    }
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (event.type !== 'pointerup' || event.pointerType !== 'touch' || moved >= STILL || fingers.size) return;
    const again = lastTap && event.timeStamp - lastTap.at < DOUBLE_TAP && Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    lastTap = again ? null : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!again) return;
    if (zoom.near) zoom.reset();
    else zoom.by(2.5, units(event.clientX, event.clientY));
  }

  function click(event: MouseEvent) {
    if (moved >= STILL && event.detail > 0) event.stopPropagation(); // the end of a drag, not a choice
  }

  const on = [
    ['wheel', wheel],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', up],
  ] as const;
  for (const [name, handler] of on) svg.addEventListener(name, handler as EventListener, { passive: false });
  svg.addEventListener('click', click, { capture: true });
  return () => {
    for (const [name, handler] of on) svg.removeEventListener(name, handler as EventListener);
    svg.removeEventListener('click', click, { capture: true });
  };
}
