import { Card } from '#platform/web/display/card.tsx';
import { Tile } from '#platform/web/display/tile.tsx';
import { Skeleton, SkeletonBlock } from '#platform/web/feedback/skeleton.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { FigureNote, ReportHead, Tile as ReportTile } from '../../contract/report-schemas.ts';
import { ChangeTag } from './change-tag.tsx';
import { ChangeText } from './change-text.tsx';
import { FigureInfo } from './figure-info.tsx';
import { figureText } from './figure-text.ts';
import styles from './figures.module.css';

type TilesProps = {
  tiles: readonly ReportTile[];
  head: ReportHead;
  /** What a figure is compared with: 上年同期. */
  comparedWith: string | null;
  /** Opens the lines of a figure; undefined: it has none of its own. */
  onOpen: (code: string) => (() => void) | undefined;
  /** Figures that stand large; the others follow in one line. Absent: all do. */
  lead?: readonly string[];
  /** Figures of the filter before. */
  stale: boolean;
};

type OneProps = { tile: ReportTile; note: FigureNote; comparedWith: string | null; open: (() => void) | undefined };

function Value({ text, open }: { text: string; open: (() => void) | undefined }) {
  if (!open) return <>{text}</>;
  return (
    <button type="button" className={styles.open} onClick={open} title="看明细">
      {text}
    </button>
  );
}

function LargeTile({ tile: { value, before, change }, note, comparedWith, open }: OneProps) {
  return (
    <Tile>
      <span className={styles.label}>
        {note.label}
        <FigureInfo note={note} />
      </span>
      <span className={styles.value}>
        <Value text={figureText(note.unit, value)} open={open} />
        <ChangeTag note={note} change={change} />
      </span>
      <span className={styles.before}>
        {comparedWith && before !== null && `${comparedWith} ${figureText(note.unit, before)}`}
      </span>
    </Tile>
  );
}

const SmallTile = ({ tile: { value, change }, note, open }: OneProps) => (
  <li className={styles.small}>
    <span className={styles.label}>
      {note.label}
      <FigureInfo note={note} />
    </span>
    <b>
      <Value text={figureText(note.unit, value)} open={open} />
    </b>
    {change !== null && <ChangeText unit={note.unit} good={note.good} change={change} />}
  </li>
);

/** Figures of a report, each with the one it is compared with, what it counts, and the way to its lines. */
export function Tiles({ tiles, head, comparedWith, onOpen, lead, stale }: TilesProps) {
  const notes = new Map(head.figures.map((note) => [note.code, note]));
  const all = tiles.flatMap((tile): (OneProps & { key: string })[] => {
    const note = notes.get(tile.code);
    const open = tile.value === null ? undefined : onOpen(tile.code);
    return note ? [{ key: tile.code, tile, note, comparedWith, open }] : [];
  });
  const isLarge = ({ key }: { key: string }) => lead?.includes(key) ?? true;
  const small = all.filter((one) => !isLarge(one));
  return (
    <div className={joinClasses(styles.figures, stale && styles.stale)}>
      <ul className={styles.tiles} aria-label="主要指标">
        {all.filter(isLarge).map(({ key, ...one }) => (
          <LargeTile key={key} {...one} />
        ))}
      </ul>
      {small.length > 0 && (
        <Card as="ul" className={styles.line} aria-label="其他指标">
          {small.map(({ key, ...one }) => (
            <SmallTile key={key} {...one} />
          ))}
        </Card>
      )}
    </div>
  );
}

/** Stands where the figures are coming. */
export const TilesSkeleton = () => (
  <Skeleton>
    <div className={styles.tiles}>
      {[1, 2, 3, 4].map((place) => (
        <Tile key={place} as="div">
          <SkeletonBlock width="40%" />
          <SkeletonBlock width="70%" height={24} />
          <SkeletonBlock width="55%" />
        </Tile>
      ))}
    </div>
  </Skeleton>
);
