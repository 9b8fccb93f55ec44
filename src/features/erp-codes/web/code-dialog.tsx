import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ErpCodes, SaveInput } from '../contract/erp-code-schemas.ts';
import { erpCodeApi } from './erp-code-api.ts';

interface Props {
  title: string;
  code: SaveInput;
  /** What the code may be kept for; absent: its place stands. */
  places?: Pick<ErpCodes, 'costCenters' | 'categories'>;
  onClose: () => void;
}

const optionsOf = (choices: readonly { code: string; name: string }[]) =>
  choices.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** One code of the company's books. */
export function CodeDialog({ title, code, places, onClose }: Props) {
  const act = useAct({ renews: [erpCodeApi.query.key()] });
  const [typed, setTyped] = useState(() => ({
    ...{ role: code.role, costCenter: code.costCenter, category: code.category },
    ...{ account: code.account, accountName: code.accountName },
  }));
  const set = (change: Partial<SaveInput>) => setTyped({ ...typed, ...change });
  const nowhere = places !== undefined && typed.costCenter === '' && typed.category === '';
  const save = async () => {
    const input = { ...typed, account: typed.account.trim(), accountName: typed.accountName.trim() };
    if (await act.run((context) => erpCodeApi.call.save(input, context), '已保存')) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button
        kind="primary"
        busy={act.busy}
        disabled={typed.account.trim() === '' || nowhere}
        onClick={() => void save()}
      >
        保存
      </Button>
    </>
  );
  return (
    <Dialog open title={title} footer={buttons} locked={act.busy} onClose={onClose}>
      <Stack>
        {places && (
          <>
            <SelectField
              label="成本中心"
              placeholder="不限"
              value={typed.costCenter}
              options={optionsOf(places.costCenters)}
              onChange={({ target }) => set({ costCenter: target.value })}
            />
            <SelectField
              label="商品分类"
              placeholder="不限"
              hint="包括它下面的所有分类"
              value={typed.category}
              options={optionsOf(places.categories)}
              onChange={({ target }) => set({ category: target.value })}
            />
          </>
        )}
        <TextField
          label="编码"
          required
          maxLength={30}
          value={typed.account}
          onChange={({ target }) => set({ account: target.value })}
        />
        <TextField
          label="名称"
          maxLength={60}
          value={typed.accountName}
          onChange={({ target }) => set({ accountName: target.value })}
        />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
