/** Specification 9: pictures load within 1.33 times the height of the window. */
const PRELOAD_MARGIN = '33% 0px';

let observer: IntersectionObserver | null = null;
const waiting = new WeakMap<Element, () => void>();

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: PRELOAD_MARGIN },
  );
  return observer;
}

/** Calls back once when the element comes near the visible part of the page; returns how to stop waiting. */
export function whenNearView(element: Element, arrive: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    arrive();
    return () => undefined;
  }
  waiting.set(element, arrive);
  sharedObserver().observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
