import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { type Address, AddressDialog, preloadAddressDialog } from '#features/profile/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import radio from '#platform/web/controls/radio.module.css';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './checkout-addresses.module.css';
import card from './choice-card.module.css';

/** Cards shown before 全部地址 is asked for. */
const FIRST_SHOWN = 3;

type CheckoutAddressesProps = {
  addresses: readonly Address[];
  chosen: Address | null;
  error: string | null;
  onChoose: (address: Address) => void;
};

/** The chosen one is always among the cards in view. */
function shownOf(addresses: readonly Address[], chosen: Address | null): readonly Address[] {
  const first = addresses.slice(0, FIRST_SHOWN);
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
}

/** Who keeps very many narrows them down instead of scrolling. */
const MANY = 12;
const MOST_FOUND = 60;

function foundOf(addresses: readonly Address[], words: string): readonly Address[] {
  const wanted = words.trim().toLowerCase();
  const textOf = ({ receiver, phone, province, city, district, detail }: Address) =>
    [receiver, phone, province, city, district, detail].join(' ').toLowerCase();
  return addresses.filter((address) => textOf(address).includes(wanted)).slice(0, MOST_FOUND);
}

export function CheckoutAddresses({ addresses, chosen, error, onChoose }: CheckoutAddressesProps) {
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const [words, setWords] = useState('');
  const shown = unfolded ? foundOf(addresses, words) : shownOf(addresses, chosen);
  const add = (
    <Permitted code="ADDRESS_ADD">
      <Button
        kind="quiet"
        size="sm"
        icon={<PlusIcon size={14} />}
        onPointerEnter={preloadAddressDialog}
        onFocus={preloadAddressDialog}
        onClick={() => setEdited('new')}
      >
        新增地址
      </Button>
    </Permitted>
  );
  return (
    <Section title="收货地址" action={add}>
      <ProblemLine small className={styles.error}>
        {error}
      </ProblemLine>
      {addresses.length === 0 && (
        <button type="button" className={styles.empty} onClick={() => setEdited('new')}>
          <PlusIcon size={18} />
          还没有收货地址，点此添加
        </button>
      )}
      {unfolded && addresses.length > MANY && (
        <TextField
          label="查找收货地址"
          labelHidden
          placeholder="输入收货人、电话或街道"
          className={styles.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles.cards} role="radiogroup" aria-label="收货地址">
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            checked={address.id === chosen?.id}
            onChoose={() => onChoose(address)}
            onEdit={() => setEdited(address)}
          />
        ))}
      </div>
      {!unfolded && addresses.length > shown.length && (
        <Button kind="quiet" size="sm" onClick={() => setUnfolded(true)}>
          显示全部 {addresses.length} 个地址
        </Button>
      )}
      <AddressDialog
        address={edited}
        onSaved={(saved) => {
          onChoose(saved);
          setEdited(null);
        }}
        onClose={() => setEdited(null)}
      />
    </Section>
  );
}

type AddressCardProps = { address: Address; checked: boolean; onChoose: () => void; onEdit: () => void };

function AddressCard({ address, checked, onChoose, onEdit }: AddressCardProps) {
  const { receiver, phone, province, city, district, detail, isDefault } = address;
  const place = [province, city === province ? '' : city, district].filter(Boolean).join(' ');
  return (
    <div className={joinClasses(card.card, styles.card, checked && card.chosen)}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="address"
          className={joinClasses(radio.radio, styles.radio)}
          checked={checked}
          onChange={onChoose}
        />
        <span className={styles.who}>
          <b>{receiver}</b>
          <span>{phone}</span>
          {isDefault && <Tag tone="progress">默认</Tag>}
        </span>
        <span className={styles.place}>{place}</span>
        <span className={styles.detail}>{detail}</span>
      </label>
      <Permitted code="ADDRESS_EDIT">
        <Button kind="quiet" size="sm" className={styles.edit} aria-label={`修改${receiver}的地址`} onClick={onEdit}>
          修改
        </Button>
      </Permitted>
    </div>
  );
}
