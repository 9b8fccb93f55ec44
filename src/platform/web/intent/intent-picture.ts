import { pictureSource } from '../display/picture-source.ts';
import { intentBudget, mayIntend } from './intend.ts';

/** Loads the picture of a page ahead, in the width in which the page will show it. */
export function intendPicture(src: string, width: number): void {
  if (!mayIntend() || !intentBudget.take()) return;
  const { src: whole, srcSet } = pictureSource(src);
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = `${width}px`;
  if (srcSet) image.srcset = srcSet;
  // Which of the widths it takes is up to the browser.
  image.onload = () => {
    const [entry] = performance.getEntriesByName(image.currentSrc).slice(-1) as PerformanceResourceTiming[];
    intentBudget.weigh(entry?.transferSize ?? 0);
  };
  image.src = whole;
}
