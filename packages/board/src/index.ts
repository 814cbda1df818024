// The widget.
export type { BoardProps } from './drawing/board-props.ts';
export { type BoardWidget, createBoard } from './drawing/create-board.svelte.ts';
export type { Texts } from './drawing/texts.ts';
export type { Area, Hex, Shape, Site } from './geometry/shape.ts';
export { type Highlights, type Mark, type Marks, NO_HIGHLIGHTS, NO_MARKS, type Target } from './input/target.ts';
export type { LayoutQuery, PrebuiltLayouts } from './layout/maps.ts';
export type { Animation } from './pieces/animation.ts';
export type { Moment, MomentPart } from './pieces/moment.ts';
export type { AnimationStep, Journey, Motion, PieceChange } from './pieces/motion.ts';
export type { Art, Contents, Piece, PieceKind, PlayerStyle } from './pieces/piece.ts';
