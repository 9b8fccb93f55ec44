/**
 * Geometry of the cropper. The box stands still in the middle of the stage and the picture moves beneath it, so one
 * point says it all: which point of the picture lies under the middle of the box. Turning about the box leaves that
 * point alone, and so does a stage that changes its size.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How the picture lies under the box. */
export interface CropView {
  /** Picture point under the middle of the box, in picture pixels from the middle of the picture. */
  at: Point;
  /** 1 is the smallest scale at which the picture fills the box. */
  zoom: number;
  /** Quarter turns clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** Degrees clockwise beyond the quarter turns, -45 to 45. */
  tilt: number;
}

/** Specification 9, cropper: share of the stage, smallest crop and largest picture in pixels. */
export const BOX_SHARE = 0.8;
export const MIN_CROP = 10;
export const MAX_PICTURE = 2000;

/** Beyond this a picture shows nothing but its pixels. */
const MAX_ZOOM = 10;
const MAX_TILT = 45;

export const WHOLE: CropView = { at: { x: 0, y: 0 }, zoom: 1, turns: 0, tilt: 0 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

export const angleOf = (view: Pick<CropView, 'turns' | 'tilt'>): number => view.turns * 90 + view.tilt;

/** Turns a point about the origin, clockwise on screen. */
export function rotate({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Upright rectangle around a turned one. */
export function boundsOf({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Largest scale at which `inner` lies whole in `outer`. */
export const containScale = (inner: Size, outer: Size): number =>
  Math.min(outer.width / inner.width, outer.height / inner.height);

/** Smallest scale at which a picture turned by `degrees` leaves no corner of the box empty. */
export function coverScale(picture: Size, box: Size, degrees: number): number {
  const needed = boundsOf(box, degrees);
  return Math.max(needed.width / picture.width, needed.height / picture.height);
}

/** Size of a picture after loading: never larger than the limit, never enlarged, never without a pixel. */
export function loadedSize(picture: Size, limit = MAX_PICTURE): Size {
  const scale = Math.min(1, containScale(picture, { width: limit, height: limit }));
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** The box of an aspect ratio (width by height) that fills its share of the stage. */
export function boxIn(stage: Size, aspect: number): Size {
  const scale = containScale({ width: aspect, height: 1 }, stage) * BOX_SHARE;
  return { width: aspect * scale, height: scale };
}

/** Screen pixels per picture pixel. */
export const scaleOf = (view: CropView, picture: Size, box: Size): number =>
  coverScale(picture, box, angleOf(view)) * view.zoom;

/** Largest zoom that still leaves a crop of the smallest size. */
export function maxZoom(view: CropView, picture: Size, box: Size): number {
  const smallestCrop = Math.min(box.width, box.height) / MIN_CROP;
  return Math.min(MAX_ZOOM, smallestCrop / coverScale(picture, box, angleOf(view)));
}

/** False where even the whole picture gives less than the smallest crop, at this angle and shape of the box. */
export function isLargeEnough(picture: Size, box: Size, view: CropView = WHOLE): boolean {
  // A hair of tolerance: a picture of exactly the smallest size passes whatever the division leaves.
  return maxZoom(view, picture, box) > 1 - 1e-9;
}

/** The nearest view at which the box lies inside the picture. */
export function clampView(view: CropView, picture: Size, box: Size): CropView {
  const zoom = between(view.zoom, 1, maxZoom(view, picture, box));
  const scale = scaleOf({ ...view, zoom }, picture, box);
  const needed = boundsOf(box, angleOf(view));
  const room = { x: (picture.width - needed.width / scale) / 2, y: (picture.height - needed.height / scale) / 2 };
  const at = { x: between(view.at.x, -room.x, room.x), y: between(view.at.y, -room.y, room.y) };
  // Rounding leaves room of some -1e-13: the picture fits exactly and has nowhere to go.
  return { ...view, zoom, at: { x: room.x > 0 ? at.x : 0, y: room.y > 0 ? at.y : 0 } };
}

/** Moves the picture by screen pixels. */
export function panBy(view: CropView, by: Point, picture: Size, box: Size): CropView {
  const scale = scaleOf(view, picture, box);
  const moved = rotate(by, -angleOf(view));
  return clampView({ ...view, at: { x: view.at.x - moved.x / scale, y: view.at.y - moved.y / scale } }, picture, box);
}

/** Zooms about the middle of the box. */
export const zoomTo = (view: CropView, zoom: number, picture: Size, box: Size): CropView =>
  clampView({ ...view, zoom }, picture, box);

/** Where the middle of the picture lies, in screen pixels from the middle of the box: what draws it and what a hand pulls. */
export function middleOf(view: CropView, picture: Size, box: Size): Point {
  const turned = rotate(view.at, angleOf(view));
  const scale = scaleOf(view, picture, box);
  return { x: -turned.x * scale, y: -turned.y * scale };
}

/** The nearest view that has the middle of the picture there, at this scale or the one of now. */
export function viewAt(view: CropView, middle: Point, scale: number | undefined, picture: Size, box: Size): CropView {
  const wanted = scale ?? scaleOf(view, picture, box);
  const inPicture = rotate(middle, -angleOf(view));
  const zoom = wanted / coverScale(picture, box, angleOf(view));
  return clampView({ ...view, zoom, at: { x: -inPicture.x / wanted, y: -inPicture.y / wanted } }, picture, box);
}

/** Tilts about the middle of the box; an angle at which the picture gives too small a crop is not taken. */
export function tiltTo(view: CropView, degrees: number, picture: Size, box: Size): CropView {
  const tilted = { ...view, tilt: between(degrees, -MAX_TILT, MAX_TILT) };
  return isLargeEnough(picture, box, tilted) ? clampView(tilted, picture, box) : view;
}

/** One quarter turn, clockwise for 1. */
export function turnBy(view: CropView, quarters: 1 | -1, picture: Size, box: Size): CropView {
  const turned = { ...view, turns: ((view.turns + quarters + 4) % 4) as CropView['turns'] };
  return isLargeEnough(picture, box, turned) ? clampView(turned, picture, box) : view;
}

/** Size of the crop in picture pixels, scaled down to `limit` where one is given. */
export function cropSize(view: CropView, picture: Size, box: Size, limit = Number.POSITIVE_INFINITY): Size {
  const scale = scaleOf(view, picture, box);
  const crop = { width: box.width / scale, height: box.height / scale };
  const shrink = Math.min(1, limit / Math.max(crop.width, crop.height));
  return { width: Math.max(1, Math.round(crop.width * shrink)), height: Math.max(1, Math.round(crop.height * shrink)) };
}
