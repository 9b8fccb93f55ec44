import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import { TrashIcon } from '#platform/web/icons/late-icons.tsx';
import type { FlowNode, NodeMode } from '../rules/flow-shape.ts';
import { MODES } from '../rules/flow-words.ts';
import { ApproverList } from './approver-list.tsx';
import nodeStyles from './node-line.module.css';
import { ProblemLine } from './problem-line.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

const MODE_OPTIONS = Object.entries(MODES).map(([value, { label, explained }]) => ({
  value,
  label: `${label}：${explained}`,
}));

type Props = {
  node: FlowNode;
  index: number;
  last: boolean;
  edited: EditedFlow;
  onChange: (node: FlowNode) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One step: who is asked, how they decide together, who is told, how long they have. */
export function NodeCard({ node, index, last, edited, onChange, onMove, onRemove }: Props) {
  const at = `nodes.${index}`;
  const { problemAt } = edited;
  const number = index + 1;
  return (
    <fieldset className={nodeStyles.node}>
      <legend className="visually-hidden">第 {number} 步</legend>
      <Row gap={2}>
        <span className={nodeStyles.nodeNumber}>第 {number} 步</span>
        <IconButton
          label={`把第 ${number} 步往前移`}
          icon={<ChevronLeftIcon size={16} />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={`把第 ${number} 步往后移`}
          icon={<ChevronRightIcon size={16} />}
          disabled={last}
          onClick={() => onMove(index + 1)}
        />
        <IconButton label={`删除第 ${number} 步`} icon={<TrashIcon size={16} />} onClick={onRemove} />
      </Row>
      <TextField
        label="步骤名称"
        required
        maxLength={20}
        value={node.name}
        error={problemAt(`${at}.name`)}
        onChange={(event) => onChange({ ...node, name: event.target.value })}
      />
      <ApproverList
        label="审批人"
        rules={node.approvers}
        edited={edited}
        onChange={(approvers) => onChange({ ...node, approvers })}
      />
      <ProblemLine>{problemAt(`${at}.approvers`)}</ProblemLine>
      <ModeChoice node={node} problem={problemAt(`${at}.needed`)} onChange={onChange} />
      <NodeMore node={node} edited={edited} problem={problemAt(`${at}.escalateAfterHours`)} onChange={onChange} />
    </fieldset>
  );
}

type PartProps = { node: FlowNode; problem: string | undefined; onChange: (node: FlowNode) => void };

const numberOf = (text: string) => (text === '' ? undefined : Number(text));

function ModeChoice({ node, problem, onChange }: PartProps) {
  return (
    <>
      <SelectField
        label="多人时怎样算通过"
        value={node.mode}
        options={MODE_OPTIONS}
        onChange={(event) => onChange({ ...node, mode: event.target.value as NodeMode, needed: undefined })}
      />
      {node.mode === 'n_of_m' && (
        <TextField
          label="需要几人同意"
          type="number"
          min={1}
          max={20}
          value={node.needed === undefined ? '' : String(node.needed)}
          error={problem}
          onChange={(event) => onChange({ ...node, needed: numberOf(event.target.value) })}
        />
      )}
    </>
  );
}

/** What most steps do without: a time limit and people who are told. */
function NodeMore({ node, edited, problem, onChange }: PartProps & { edited: EditedFlow }) {
  const { copyTo = [], escalateAfterHours } = node;
  return (
    <details
      className={nodeStyles.more}
      open={problem !== undefined || copyTo.length > 0 || Boolean(escalateAfterHours)}
    >
      <summary>抄送与时限</summary>
      <TextField
        label="超时转上级（工作小时）"
        type="number"
        min={1}
        max={240}
        placeholder="不限时"
        value={escalateAfterHours ? String(escalateAfterHours) : ''}
        error={problem}
        hint="到时间仍未处理，转给其上级审批"
        onChange={(event) => onChange({ ...node, escalateAfterHours: numberOf(event.target.value) ?? null })}
      />
      <ApproverList
        label="抄送"
        rules={copyTo}
        edited={edited}
        onChange={(rules) => onChange({ ...node, copyTo: rules.length > 0 ? rules : undefined })}
      />
    </details>
  );
}
