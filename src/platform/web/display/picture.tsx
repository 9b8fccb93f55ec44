import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { whenNearView } from './near-view.ts';
import styles from './picture.module.css';
import { afterFailure, type PictureState, pictureSource } from './picture-source.ts';
import { createRecentMap } from './recent-map.ts';

const PLACEHOLDER = '/placeholder.svg';
/**
 * Specification 9, lazy image: up to 200 are known to be loaded and need no second wait. Each with the address of the
 * width that came: it stands behind a larger one until that has come too.
 */
const loadedSources = createRecentMap<string>(200);

/** Only a picture that may be the largest thing in view goes before others: style sheets must not wait for thumbnails. */
const LARGE_PX = 200;

export type PictureProps = {
  src: string | null;
  /** Empty when a text beside it says the same. */
  alt: string;
  /** Displayed size in px; the place is kept before anything arrives. */
  width: number;
  height: number;
  /** In the first view: loads at once, before anything lazy. */
  priority?: boolean;
  fit?: 'contain' | 'cover';
  className?: string;
};

export function Picture({ src, alt, width, height, priority = false, fit = 'contain', className }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>(priority ? 'first' : 'waiting');
  const source = pictureSource(src ?? PLACEHOLDER);

  useEffect(() => {
    if (state !== 'waiting' || !frame.current) return;
    if (loadedSources.get(source.src)) return setState('first');
    return whenNearView(frame.current, () => setState('first'));
  }, [state, source.src]);

  useEffect(() => {
    // A picture of the server's page may have failed before this script ran.
    const early = image.current;
    if (state !== 'first' || !early?.complete) return;
    if (early.naturalWidth === 0) setState(afterFailure);
    else loadedSources.set(source.src, early.currentSrc);
  }, [state, source.src]);

  const failed = state === 'failed';
  const [smaller] = useState(() => (priority ? loadedSources.get(source.src) : undefined));
  return (
    <span
      ref={frame}
      className={joinClasses(styles.frame, className)}
      style={{ width, aspectRatio: `${width} / ${height}`, backgroundImage: smaller && `url("${smaller}")` }}
    >
      {state !== 'waiting' && (
        <img
          key={state}
          ref={image}
          className={joinClasses(styles.image, fit === 'cover' && styles.cover)}
          src={failed ? PLACEHOLDER : source.src}
          srcSet={state === 'first' ? source.srcSet : undefined}
          sizes={state === 'first' && source.srcSet ? `${width}px` : undefined}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={priority && width >= LARGE_PX ? 'high' : undefined}
          onLoad={({ currentTarget }) => loadedSources.set(source.src, currentTarget.currentSrc)}
          onError={() => setState((now) => (now === 'failed' ? now : afterFailure(now)))}
        />
      )}
    </span>
  );
}
