import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useId, useState } from 'react';
import { categoryTreeQuery } from '#features/catalog/web/public.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import type { ImportPreview, ImportSettings } from '../../contract/import-schemas.ts';
import styles from './import.module.css';

type Props = {
  settings: ImportSettings;
  preview: ImportPreview | undefined;
  onChange: (part: Partial<ImportSettings>) => void;
  /** Somebody left a field that decides how the file is read. */
  onLeave: () => void;
};

interface Entry {
  code: string;
  name: string;
  children?: readonly Entry[];
}

interface Option {
  value: string;
  title: string;
  children: Option[];
}

const optionOf = ({ code, name, children = [] }: Entry): Option => ({
  value: code,
  title: name,
  children: children.map(optionOf),
});

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Settings of an import; what stays empty is taken from the file. */
export function SettingsForm({ settings, preview, onChange, onLeave }: Props) {
  const text = (name: 'supplier' | 'brand' | 'sheet' | 'priceType', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={60}
      value={settings[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      onBlur={onLeave}
    />
  );
  return (
    <div className={styles.form}>
      {text('supplier', '供应商', `空着按“${preview?.supplier ?? '文件名'}”；同一供应商再次导入会更新它的商品`)}
      {text('brand', '缺省品牌', `没有品牌的商品用它${preview?.brand ? `，空着按“${preview.brand}”` : ''}`)}
      <CategoryField code={settings.categoryCode} onChange={(categoryCode) => onChange({ categoryCode })} />
      <TextField
        label="缺省币种"
        hint={`价格没有写币种时用，文件写的是 ${preview?.currency ?? 'CNY'}`}
        maxLength={3}
        value={settings.currency}
        onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
      />
      <RatesField rates={settings.rates} onChange={(rates) => onChange({ rates })} />
      <TextField
        label="缺省库存"
        hint="没有库存列时用；空着新商品为 10 × 起订量"
        inputMode="numeric"
        maxLength={6}
        value={settings.stock === null ? '' : String(settings.stock)}
        onChange={(event) => onChange({ stock: wholeNumber(event.target.value) })}
      />
      {preview?.origin !== null && text('sheet', '工作表', '工作簿里有几个商品工作表时指定')}
      {preview?.origin === null && text('priceType', '价格类型', 'BMEcat 里作为销售价的类型，空着用标准类型')}
    </div>
  );
}

function CategoryField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const id = useId();
  const { data: tree = [], isPending } = useQuery(categoryTreeQuery);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>默认分类</label>
      <TreeSelect
        id={id}
        allowClear={CLEARABLE}
        showSearch
        placeholder="自动识别"
        treeData={tree.map(optionOf)}
        treeNodeFilterProp="title"
        loading={isPending}
        value={code || undefined}
        onChange={(value: string | undefined) => onChange(value ?? '')}
        style={{ width: '100%' }}
      />
      <span className={styles.hint}>只归入它和下级；认不出品类的商品放进它</span>
    </div>
  );
}

/** Typed as one line, kept as entries once each of them is whole. */
function RatesField({ rates, onChange }: { rates: string[]; onChange: (rates: string[]) => void }) {
  const [typed, setTyped] = useState(rates.join(' '));
  const entries = typed.split(/[\s,，;；]+/).filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !/^[A-Z]{3}=\d{1,6}(?:\.\d{1,6})?$/.test(entry));
  return (
    <TextField
      label="汇率"
      hint="例如 EUR=7.80 USD=7.20，空着用默认"
      error={wrong && `“${wrong}”应写成 EUR=7.80`}
      value={typed}
      onChange={(event) => {
        const text = event.target.value.toUpperCase();
        setTyped(text);
        const whole = text.split(/[\s,，;；]+/).filter((entry) => /^[A-Z]{3}=\d{1,6}(?:\.\d{1,6})?$/.test(entry));
        onChange(whole);
      }}
    />
  );
}
