import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { Menu } from '#platform/web/overlays/menu.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import styles from './cart-toolbar.module.css';
import type { CartView } from './use-cart-view.ts';

type CartToolbarProps = {
  view: CartView;
  onView: (part: Partial<CartView>) => void;
  onFill: () => void;
  onShare: () => void;
  onList: () => void;
  /** Saves what is waiting, then loads the table. */
  onExport: (scope: 'all' | 'chosen') => void;
};

/** Acts on the cart as a whole, and how it is shown. */
export function CartToolbar({ view, onView, onFill, onShare, onList, onExport }: CartToolbarProps) {
  const dense = view.density === 'dense';
  return (
    <div className={styles.tools}>
      <Button size="sm" onClick={onFill}>
        批量填写
      </Button>
      <Button size="sm" onClick={onShare}>
        分享
      </Button>
      <Permitted code="SELECTION_LIST">
        <Button size="sm" onClick={onList}>
          加入清单
        </Button>
      </Permitted>
      <Menu
        label="导出"
        align="end"
        items={[
          { key: 'all', label: '导出全部', onSelect: () => onExport('all') },
          { key: 'chosen', label: '导出选中', onSelect: () => onExport('chosen') },
        ]}
        trigger={(props) => (
          <Button {...props} size="sm">
            导出 <ChevronDownIcon size={13} />
          </Button>
        )}
      />
      <Popover
        label="显示的字段"
        align="end"
        trigger={(props) => (
          <Button {...props} size="sm">
            显示字段 <ChevronDownIcon size={13} />
          </Button>
        )}
      >
        <FieldChoice view={view} onView={onView} />
      </Popover>
      <Button size="sm" aria-pressed={dense} onClick={() => onView({ density: dense ? 'normal' : 'dense' })}>
        紧凑
      </Button>
    </div>
  );
}

function FieldChoice({ view, onView }: Pick<CartToolbarProps, 'view' | 'onView'>) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>每行显示</legend>
      {LINE_FIELDS.map(({ name, label }) => {
        const shown = view.fields.includes(name);
        const rest = view.fields.filter((field) => field !== name);
        return (
          <Checkbox
            key={name}
            label={label}
            checked={shown}
            onChange={() => onView({ fields: shown ? rest : [...rest, name] })}
          />
        );
      })}
      <p className={styles.hint}>已填写的字段总会显示</p>
    </fieldset>
  );
}
