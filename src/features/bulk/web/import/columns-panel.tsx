import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListColumns } from '#business/written-lines/contract/list-schemas.ts';
import { isUsable, LIST_FIELDS, type ListField } from '#business/written-lines/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import type { BulkList, UploadedList } from '../../contract/bulk-schemas.ts';
import { bulkApi } from '../bulk-api.ts';
import { bulkListQuery } from '../bulk-queries.ts';
import styles from './columns-panel.module.css';

const ORIGINS = { remembered: '按您上次的设置', guessed: '按表头自动识别' } as const;

/** A column serves one field: set to another, it leaves the one it had. */
function withColumn(mapping: ListColumns, field: ListField, at: number | null): ListColumns {
  const kept = Object.entries(mapping).filter(([name, column]) => name !== field && column !== at);
  return { ...Object.fromEntries(kept), ...(at !== null && { [field]: at }) };
}

/** Which column of the file means what; a change is remembered for the next file with this header. */
export function ColumnsPanel({ list }: { list: BulkList | UploadedList }) {
  const queryClient = useQueryClient();
  const [mapping, setMapping] = useState(list.mapping);
  const change = async (field: ListField, value: string) => {
    const next = withColumn(mapping, field, value === '' ? null : Number(value));
    setMapping(next);
    if (!isUsable(next)) return;
    try {
      const changed = await bulkApi.call.setColumns({ listNo: list.listNo, mapping: next });
      queryClient.setQueryData(bulkListQuery(list.listNo).queryKey, { ...list, ...changed });
    } catch (error) {
      notify.error(wordsOfRefusal(error, '列对应没有保存，请检查网络后重试'));
    }
  };
  const options = list.header.map((label, at) => ({ value: String(at), label: label || `第 ${at + 1} 列` }));
  return (
    <Section
      title="列对应"
      note={'mappingFrom' in list ? `${ORIGINS[list.mappingFrom]}，可修改，下次自动沿用` : '可修改，下次自动沿用'}
    >
      <div className={styles.fields}>
        {LIST_FIELDS.map(({ field, label }) => (
          <SelectField
            key={field}
            label={label}
            required={field === 'quantity'}
            placeholder="不使用"
            options={options}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            onChange={(event) => void change(field, event.target.value)}
          />
        ))}
      </div>
      {!isUsable(mapping) && (
        <ProblemLine apart>请指定“数量”列，以及产品编码、制造商型号、客户物料编码、名称中的至少一列</ProblemLine>
      )}
      <Sample list={list} />
    </Section>
  );
}

function Sample({ list: { header, sample } }: { list: BulkList }) {
  return (
    <details className={styles.sample}>
      <summary>查看文件前 {sample.length} 行</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {header.map((cell, at) => (
                <th key={at} scope="col">
                  {cell || `第 ${at + 1} 列`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
