export { FigureButton } from './figures/figure-button.tsx';
export { LinesSection } from './lines/lines-section.tsx';
export { useLinePages } from './lines/use-line-pages.ts';
