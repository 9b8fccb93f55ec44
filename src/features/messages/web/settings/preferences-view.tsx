import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Preferences } from '#business/messages/contract/message-settings-schemas.ts';
import { Card } from '#platform/web/display/card.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { UnsavedGuard } from '#platform/web/kits/edit/unsaved-guard.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { messageApi } from '../message-api.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { ChannelTable } from './channel-table.tsx';
import { ContactLine } from './contact-line.tsx';
import { DigestFields } from './digest-fields.tsx';
import { preferencesQuery } from './preferences-query.ts';
import { QuietFields } from './quiet-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { changedChoices, choicesOf, quietProblem, sameHabits } from './settings-draft.ts';

/** What somebody wants to get, which way, and when not. */
export function PreferencesView() {
  const { data } = useSuspenseQuery(preferencesQuery);
  return (
    <Stack>
      <Card>
        <h1 className="visually-hidden">消息接收设置</h1>
        <MessageTabs current="settings" />
      </Card>
      <PreferencesForm kept={data} />
    </Stack>
  );
}

const draftOf = ({ habits, events }: Preferences) => ({ habits, choices: choicesOf(events) });

function PreferencesForm({ kept }: { kept: Preferences }) {
  const client = useQueryClient();
  const { busy, problem, run, forget } = useAct({ renews: [], otherwise: '保存失败，请检查网络后重试' });
  const [{ habits, choices }, setDraft] = useState(() => draftOf(kept));
  const events = changedChoices(kept.events, choices).map(({ code, channels }) => ({ code, channels: [...channels] }));
  const changed = events.length > 0 || !sameHabits(habits, kept.habits);
  const save = () =>
    run(async () => {
      const saved = await messageApi.call.savePreferences({ habits, events });
      client.setQueryData(preferencesQuery.queryKey, saved);
      setDraft(draftOf(saved));
    }, '接收设置已保存');
  const setHabits = (change: Partial<typeof habits>) => setDraft({ choices, habits: { ...habits, ...change } });
  return (
    <>
      <Section title="接收方式" note={<ContactLine contacts={kept.contacts} />} flush>
        <ChannelTable
          caption="各类消息的接收方式"
          events={kept.events}
          choices={choices}
          onChange={(code, choice) => setDraft({ habits, choices: { ...choices, [code]: choice } })}
        />
      </Section>
      <Section title="免打扰与汇总">
        <Stack gap={18}>
          <QuietFields
            value={habits}
            hint="时段内的邮件和短信推迟到结束后发送；账号安全消息不推迟，站内消息随时可看"
            onChange={setHabits}
          />
          <DigestFields habits={habits} onChange={setHabits} />
        </Stack>
      </Section>
      <SaveBar
        busy={busy}
        changed={changed}
        problem={quietProblem(habits) ?? problem}
        onSave={() => void save()}
        onUndo={() => {
          forget();
          setDraft(draftOf(kept));
        }}
      />
      <UnsavedGuard isUnsaved={() => changed} />
    </>
  );
}
