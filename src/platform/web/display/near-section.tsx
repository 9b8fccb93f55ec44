import { type ComponentType, type CSSProperties, useEffect, useRef, useState } from 'react';
import { whenNearView } from './near-view.ts';

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
        void load().then(
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
        {Part && <Part {...props} />}
      </div>
    );
  };
}
