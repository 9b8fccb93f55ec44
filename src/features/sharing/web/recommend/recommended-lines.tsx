import { useState } from 'react';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { Grip } from '#platform/web/controls/grip.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { TrashIcon } from '#platform/web/icons/late-icons.tsx';
import { moveLine, type RecommendedLine } from '../../rules/recommendation.ts';
import styles from './recommend.module.css';

const NOTE_MAX = 100;

interface LinesProps {
  lines: readonly RecommendedLine[];
  /** Goods as the person sees them; undefined while they load. */
  cards: ReadonlyMap<string, ItemCard> | undefined;
  onChange: (lines: readonly RecommendedLine[]) => void;
}

/** The chosen goods in the order of the recommendation: dragged, or moved by the arrow keys of their handles. */
export function RecommendedLines({ lines, cards, onChange }: LinesProps) {
  const [held, setHeld] = useState<number | null>(null);
  const over = (place: number) => {
    if (held === null || held === place) return;
    onChange(moveLine(lines, held, place));
    setHeld(place);
  };
  return (
    <ol className={styles.lines} aria-label="推荐商品">
      {lines.map((line, place) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; keys move by the handle
        <li
          key={line.itemNo}
          data-held={held === place || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDragEnter={() => over(place)}
        >
          <Handle
            line={line}
            place={place}
            onMove={(by) => onChange(moveLine(lines, place, place + by))}
            onHold={(holds) => setHeld(holds ? place : null)}
          />
          <Goods itemNo={line.itemNo} card={cards?.get(line.itemNo)} loaded={cards !== undefined} />
          <TextField
            label={`${line.itemNo} 的推荐说明`}
            labelHidden
            placeholder="一句话说明，可不填"
            maxLength={NOTE_MAX}
            value={line.note}
            onChange={({ target }) => onChange(lines.with(place, { ...line, note: target.value }))}
          />
          <IconButton
            label={`移除 ${line.itemNo}`}
            icon={<TrashIcon size={16} />}
            onClick={() => onChange(lines.toSpliced(place, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

type HandleProps = {
  line: RecommendedLine;
  place: number;
  onMove: (by: number) => void;
  onHold: (holds: boolean) => void;
};

const Handle = ({ line: { itemNo }, place, onMove, onHold }: HandleProps) => (
  <Grip
    draggable
    label={`${itemNo}，第 ${place + 1} 个`}
    onMove={onMove}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', itemNo);
      onHold(true);
    }}
    onDragEnd={() => onHold(false)}
  />
);

function Goods({ itemNo, card, loaded }: { itemNo: string; card: ItemCard | undefined; loaded: boolean }) {
  return (
    <span className={styles.goods}>
      {card && <Picture src={card.productImg} alt="" width={44} height={44} />}
      <span>
        {card?.productName ?? (loaded ? '已下架或不可见，请移除' : '正在加载…')}
        <small>{[itemNo, card?.brandName, card?.mpn].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
