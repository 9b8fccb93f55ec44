import { Button } from '#platform/web/controls/button.tsx';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { Menu } from '#platform/web/overlays/menu.tsx';
import type { Dimension } from '../../contract/report-filter.ts';
import { DIMENSION_LABELS, DIMENSIONS } from '../../rules/report-words.ts';

type Props = { by: Dimension; address: ListAddress };

/** What a table is divided by. */
export const DimensionChoice = ({ by, address }: Props) => (
  <Menu
    label="换个维度"
    align="end"
    items={DIMENSIONS.map((one) => ({
      key: one,
      label: `按${DIMENSION_LABELS[one]}`,
      chosen: one === by,
      onSelect: () => address.go({ by: one === 'department' ? undefined : one, open: undefined }),
    }))}
    trigger={(trigger) => (
      <Button {...trigger} kind="quiet" size="sm">
        换个维度
        <ChevronDownIcon size={14} />
      </Button>
    )}
  />
);
