import { useQuery } from '@tanstack/react-query';
import { Cascader, Input, Select } from 'antd';
import { useState } from 'react';
import { categoryTreeQuery } from '#features/catalog/web/public.ts';
import type { RuleKind } from '../../contract/visibility-schemas.ts';
import { parseCodes } from '../../rules/parse-codes.ts';

type FieldProps = { codes: string[]; onChange: (codes: string[]) => void };

/** Brands by a part of their name, from the call that the page may ask. */
export type FindBrands = (keyword: string) => { data?: { code: string; name: string }[]; isFetching: boolean };

type TargetFieldProps = FieldProps & { kind: RuleKind; useBrands: FindBrands };

/** Which goods: categories from the tree, brands by search, items by pasted numbers. */
export function TargetField({ kind, useBrands, ...field }: TargetFieldProps) {
  if (kind === 'category') return <CategoryField {...field} />;
  if (kind === 'brand') return <BrandField useBrands={useBrands} {...field} />;
  return <ItemField {...field} />;
}

interface TreeEntry {
  code: string;
  name: string;
  children?: readonly TreeEntry[];
}

interface PathOption {
  value: string;
  label: string;
  children?: PathOption[];
}

const optionOf = ({ code, name, children = [] }: TreeEntry): PathOption => ({
  value: code,
  label: name,
  ...(children.length ? { children: children.map(optionOf) } : {}),
});

/** A category chosen whole stands for everything below it, and for nothing of its own below. */
function CategoryField({ codes, onChange }: FieldProps) {
  const { data: tree = [], isPending } = useQuery(categoryTreeQuery);
  const [paths, setPaths] = useState<string[][]>([]);
  return (
    <Cascader
      multiple
      aria-label="商品分类"
      placeholder="选择分类，含其下全部商品"
      options={tree.map(optionOf)}
      showCheckedStrategy={Cascader.SHOW_PARENT}
      showSearch
      loading={isPending}
      maxTagCount={8}
      value={codes.length ? paths : []}
      onChange={(chosen) => {
        setPaths(chosen);
        onChange(chosen.flatMap((path) => path.at(-1) ?? []));
      }}
      style={{ width: '100%' }}
    />
  );
}

function BrandField({ codes, onChange, useBrands }: FieldProps & { useBrands: FindBrands }) {
  const [keyword, setKeyword] = useState('');
  const { data = [], isFetching } = useBrands(keyword);
  return (
    <Select
      mode="multiple"
      aria-label="品牌"
      placeholder="输入品牌名称或编码"
      filterOption={false}
      loading={isFetching}
      value={codes}
      options={data.map(({ code, name }) => ({ value: code, label: `${name}（${code}）` }))}
      onSearch={setKeyword}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  );
}

function ItemField({ codes, onChange }: FieldProps) {
  const [text, setText] = useState(codes.join('\n'));
  return (
    <Input.TextArea
      aria-label="商品编码"
      placeholder="粘贴商品编码，一行一个或用逗号隔开，最多 500 个"
      rows={4}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseCodes(target.value));
      }}
    />
  );
}
