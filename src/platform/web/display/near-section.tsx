import { type ComponentType, type CSSProperties, useEffect, useRef, useState } from 'react';
import { loadAhead } from '../browser/part-need.ts';
import { Skeleton, SkeletonBlock } from '../feedback/skeleton.tsx';
import { whenNearView } from './near-view.ts';

/** Stands in the room of a part that is on its way. */
export const WaitingSection = ({ height }: { height: number }) => (
  <Skeleton>
    <SkeletonBlock height={height} />
  </Skeleton>
);

/**
 * A part of the page below the fold: its code and what it asks for come when the reader gets near, so that the first
 * view pays nothing for it. `height` in px keeps its place until then. A part that cannot be loaded stays away: the
 * page is whole without it.
 */
export function nearSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): ComponentType<Props> {
  const waiting: CSSProperties = { minHeight: height };
  return function NearSection(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (!place.current) return;
      let left = false;
      const arrive = () =>
        void loadAhead(load).then(
          (loaded) => left || setPart(() => loaded),
          () => undefined,
        );
      const stopWaiting = whenNearView(place.current, arrive);
      return () => {
        left = true;
        stopWaiting();
      };
    }, []);
    return (
      <div ref={place} style={Part ? undefined : waiting}>
        {Part ? <Part {...props} /> : <WaitingSection height={height} />}
      </div>
    );
  };
}
