import { type PointerEvent, type ReactNode, useState } from 'react';
import { Picture } from '#platform/web/display/picture.tsx';
import { SearchIcon } from '#platform/web/icons/icons.tsx';
import { Dialog, preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { GALLERY_PX } from './gallery-size.ts';
import styles from './sku-gallery.module.css';

const THUMB = 72;
const LARGE = 600;

type PicturesProps = { name: string; pictures: readonly string[] };
type SkuGalleryProps = PicturesProps & {
  /** 新品, 热销: on the picture, where they move nothing when they come later than the name. */
  flags?: ReactNode;
};

/** Views of an item: a resting pointer magnifies the spot below it, a press opens the picture large. */
export function SkuGallery({ name, pictures, flags }: SkuGalleryProps) {
  const [view, setView] = useState(0);
  const [large, setLarge] = useState(false);
  const src = pictures[view] ?? null;
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.main}
        aria-label={`点击看大图：${name}`}
        onPointerMove={magnify}
        onPointerLeave={letBe}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setLarge(true)}
      >
        <span className={styles.zoom}>
          <Picture key={src} src={src} alt={name} width={GALLERY_PX} height={GALLERY_PX} priority />
        </span>
        <span className={styles.hint}>
          <SearchIcon size={13} />
          点击看大图
        </span>
      </button>
      {flags && <span className={styles.flags}>{flags}</span>}
      <Thumbs name={name} pictures={pictures} view={view} onView={setView} />
      <Dialog open={large} size="lg" title={name} onClose={() => setLarge(false)}>
        <div className={styles.large}>
          <Picture key={src} src={src} alt={name} width={LARGE} height={LARGE} priority />
          <Thumbs name={name} pictures={pictures} view={view} onView={setView} />
        </div>
      </Dialog>
    </div>
  );
}

type ThumbsProps = PicturesProps & { view: number; onView: (view: number) => void };

function Thumbs({ name, pictures, view, onView }: ThumbsProps) {
  return (
    <ul className={styles.thumbs} aria-label={`${name} 的图片`}>
      {pictures.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={`第 ${index + 1} 张`}
            aria-pressed={index === view}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onView(index)}
            onClick={() => onView(index)}
          >
            <Picture src={src} alt="" width={THUMB} height={THUMB} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Magnified only by who moves on it: after a press on a list the pointer lies there by chance. */
const letBe = ({ currentTarget }: PointerEvent<HTMLButtonElement>): void => void delete currentTarget.dataset.looked;

/** Tells the style sheet where the pointer is, as a share of the picture. */
function magnify(event: PointerEvent<HTMLButtonElement>): void {
  // What comes to lie under a pointer that rests is told as a movement of nothing.
  if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
  event.currentTarget.dataset.looked = '';
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const { style } = event.currentTarget;
  style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`);
  style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`);
}
