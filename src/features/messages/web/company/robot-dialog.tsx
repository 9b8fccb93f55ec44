import { useForm } from '@rc-component/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Robot } from '#business/messages/contract/message-settings-schemas.ts';
import { ROBOT_KINDS } from '#business/messages/contract/message-words.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormCheckbox, FormSelect, FormText } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { QuietFields } from '../settings/quiet-fields.tsx';
import { quietProblem } from '../settings/settings-draft.ts';
import { messageCompanyApi, robotsQuery } from './company-api.ts';
import { EventBoxes, type RobotEvent } from './event-boxes.tsx';
import { type RobotValues, robotChoicesOf, robotInputOf, valuesOf } from './robot-draft.ts';

const KINDS = Object.entries(ROBOT_KINDS).map(([value, label]) => ({ value, label }));

type Props = {
  /** Null: a new one. */
  robot: Robot | null;
  events: readonly RobotEvent[];
  onClose: () => void;
};

/** A robot of a group: its address, its secret, and what it is told of. */
export function RobotDialog({ robot, events, onClose }: Props) {
  const client = useQueryClient();
  const [form] = useForm<RobotValues>();
  const [choices, setChoices] = useState(() => robotChoicesOf(robot));
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAct({ renews: [], otherwise: '保存失败，请检查网络后重试' });
  const wrong = choices.events.length === 0 ? '请至少选择一类消息' : quietProblem(choices);
  const save = async (values: RobotValues) => {
    setAsked(true);
    if (wrong) return;
    const saved = await run(async ({ context }) => {
      const list = await messageCompanyApi.call.saveRobot(robotInputOf(robot, values, choices), { context });
      client.setQueryData(robotsQuery.queryKey, list);
    }, '群机器人已保存，可以点“测试”试一试');
    if (saved) onClose();
  };
  return (
    <Dialog open title={robot ? `修改 ${robot.name}` : '新增群机器人'} locked={busy} onClose={onClose}>
      <Form<RobotValues>
        form={form}
        label="群机器人"
        initialValues={valuesOf(robot)}
        onFinish={(all) => void save(all)}
      >
        <FormSelect name="kind" label="平台" required options={KINDS} />
        <FormText name="name" label="名称" required maxLength={20} placeholder="例如 采购群" />
        <AddressFields robot={robot} />
        <Stack gap={14}>
          <EventBoxes
            events={events}
            chosen={choices.events}
            onChange={(chosen) => setChoices({ ...choices, events: chosen })}
          />
          <QuietFields
            value={choices}
            hint="时段内的消息推迟到结束后发到群里"
            onChange={(quiet) => setChoices({ ...choices, ...quiet })}
          />
        </Stack>
        <FormCheckbox name="active" label="启用">
          启用这个群机器人
        </FormCheckbox>
        <ProblemLine>{(asked && wrong) || problem}</ProblemLine>
        <DialogActs>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            保存群机器人
          </Button>
        </DialogActs>
      </Form>
    </Dialog>
  );
}

const URL_RULES = [{ pattern: /^\s*(https:\/\/\S+)?\s*$/, message: '请粘贴以 https:// 开头的完整地址' }];

/** What lets anybody write into the group: it is kept sealed and never shown again. */
function AddressFields({ robot }: Pick<Props, 'robot'>) {
  return (
    <>
      <FormText
        name="url"
        label="Webhook 地址"
        required={robot === null}
        rules={URL_RULES}
        maxLength={500}
        placeholder={robot ? `已保存（${robot.host}），不修改请留空` : 'https://'}
        hint="出于安全，保存后不再显示完整地址"
      />
      <FormText
        name="secret"
        label="签名密钥"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        placeholder={robot?.hasSecret ? '已保存，不修改请留空' : '没有可不填'}
        hint="钉钉的“加签”、飞书的“签名校验”；企业微信没有。更换地址时请重新填写"
      />
      {robot?.hasSecret && (
        <FormCheckbox name="dropSecret" label="清除密钥">
          清除已保存的签名密钥
        </FormCheckbox>
      )}
    </>
  );
}
