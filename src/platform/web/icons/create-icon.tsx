import type { ReactNode } from 'react';

export type IconProps = {
  /** Side in px. */
  size?: number;
  className?: string;
};

/**
 * Drawn on a 24-unit grid with the colour of the text; always beside a text or inside a labelled control, so hidden from
 * readers. How lines look stands in the style sheet (`.icon`): a page holds a hundred of these.
 */
export function createIcon(drawing: ReactNode): (props: IconProps) => ReactNode {
  return function Icon({ size = 16, className }) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}

/** One that is a line, as nearly all are. */
export const outline = (d: string) => createIcon(<path d={d} />);
