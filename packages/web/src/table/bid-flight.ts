import { NOBODY } from '@meltemi/engine';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../device/preferences.svelte.ts';

// A bid: its marker travels from its player to the place, and the one that is thrown out goes back.

/** Milliseconds at normal pace. */
const LASTS = 480;
/** The one thrown out leaves a little later. */
const LATER = 160;

/** The box of a faction's emblem in its panel, or else of the name of the player to move; null: neither is visible. */
function homeOf(faction: number): DOMRect | null {
  if (faction === NOBODY) return null;
  const places = [`[data-faction="${faction}"] .emblem`, '.ribbon .turn'];
  const boxes = places.map((css) => document.querySelector(css)?.getBoundingClientRect());
  return boxes.find((box) => box && box.width > 0) ?? null;
}

/** Notes whose marker it is, because its place may already show another faction when it leaves. */
export function markerOf(faction: () => number): Attachment<HTMLElement> {
  return (node) => {
    node.dataset.flies = String(untrack(faction));
  };
}

/** A copy flies above the page, because panels cut off what leaves them. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number, duration: number): void {
  const copy = node.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = node.getBoundingClientRect();
  copy.classList.add('flight');
  copy.setAttribute('aria-hidden', 'true');
  const px = (n: number) => `${Math.round(n)}px`;
  const fixed = { position: 'fixed', left: px(left), top: px(top), width: px(width), height: px(height), zIndex: '30' };
  Object.assign(copy.style, fixed, { margin: '0', pointerEvents: 'none' });
  document.body.append(copy);
  const at = (box: DOMRect, scale: number) => {
    const x = box.left + box.width / 2 - left - width / 2;
    const y = box.top + box.height / 2 - top - height / 2;
    return `translate(${px(x)}, ${px(y)}) scale(${scale})`;
  };
  const path = [{ transform: at(from, 1) }, { scale: 1.35, offset: 0.5 }, { transform: at(to, 1) }];
  const gone = () => copy.remove();
  copy.animate(path, { delay, duration, easing: 'ease-in-out', fill: 'both' }).finished.then(gone, gone);
}

/** Whether a marker is visible: its panel may be behind another. */
function inSight(node: HTMLElement): boolean {
  return node.getBoundingClientRect().width > 0;
}

/** Hides the marker until its copy has arrived. */
export function arrive(node: HTMLElement, faction: number): TransitionConfig {
  const duration = LASTS * pace();
  const home = duration > 0 && inSight(node) ? homeOf(faction) : null;
  if (!home) return { duration: 0 };
  fly(node, home, node.getBoundingClientRect(), 0, duration);
  return { duration, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
}

/** Removes the marker at once, while its copy goes back. */
export function leave(node: HTMLElement): TransitionConfig {
  const duration = LASTS * pace();
  const home = duration > 0 && inSight(node) ? homeOf(Number(node.dataset.flies ?? NOBODY)) : null;
  if (home) fly(node, node.getBoundingClientRect(), home, LATER * pace(), duration);
  return { duration: 0 };
}
