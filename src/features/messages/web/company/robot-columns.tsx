import type { Robot } from '#business/messages/contract/message-settings-schemas.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';

interface Acts {
  /** Robot that is being tried. */
  testing: string | null;
  onTest: (robot: Robot) => void;
  onChange: (robot: Robot) => void;
  onRemove: (robot: Robot) => void;
}

const stateOf = ({ active, problem, lastOkAt }: Robot) => {
  if (!active) return <Tag>已停用</Tag>;
  if (problem) return <Tag tone="danger">发送失败</Tag>;
  return lastOkAt ? <Tag tone="success">正常</Tag> : <Tag tone="warning">未测试</Tag>;
};

export const robotColumns = ({ testing, onTest, onChange, onRemove }: Acts): readonly ListColumn<Robot>[] => [
  {
    key: 'name',
    title: '群机器人',
    width: 200,
    rowHeader: true,
    render: (robot) => (
      <Pair>
        <span>{robot.name}</span>
        <small>{robot.kindName}</small>
      </Pair>
    ),
  },
  {
    key: 'address',
    title: '地址',
    width: 200,
    render: ({ host, hasSecret }) => (
      <Pair>
        <span>{host}</span>
        <small>{hasSecret ? '已设置签名密钥' : '未设置签名密钥'}</small>
      </Pair>
    ),
  },
  {
    key: 'events',
    title: '消息',
    width: 150,
    render: ({ events, quietFrom, quietTo }) => (
      <Pair>
        <span>{events.length} 类消息</span>
        {quietFrom && (
          <small>
            {quietFrom}–{quietTo} 免打扰
          </small>
        )}
      </Pair>
    ),
  },
  {
    key: 'state',
    title: '最近结果',
    render: (robot) => (
      <Pair>
        <span>{stateOf(robot)}</span>
        {robot.problem && <ProblemWords>{robot.problem}</ProblemWords>}
        {robot.lastOkAt && <small>最近成功 {displayTime(robot.lastOkAt)}</small>}
      </Pair>
    ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 190,
    render: (robot) => (
      <RowActs>
        <Button
          kind="quiet"
          size="sm"
          busy={testing === robot.id}
          aria-label={`测试 ${robot.name}`}
          onClick={() => onTest(robot)}
        >
          测试
        </Button>
        <Button kind="quiet" size="sm" aria-label={`修改 ${robot.name}`} onClick={() => onChange(robot)}>
          修改
        </Button>
        <Button kind="quiet" size="sm" aria-label={`删除 ${robot.name}`} onClick={() => onRemove(robot)}>
          删除
        </Button>
      </RowActs>
    ),
  },
];
