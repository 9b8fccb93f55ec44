import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '#platform/web/display/section.tsx';
import { UnsavedGuard } from '#platform/web/kits/edit/unsaved-guard.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { ChannelTable } from '../settings/channel-table.tsx';
import { preferencesQuery } from '../settings/preferences-query.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { changedChoices, choicesOf, wrongLimit } from '../settings/settings-draft.ts';
import { companySettingsQuery, messageCompanyApi } from './company-api.ts';

/** Which events go out to anybody, and which ways; people choose among what is left. */
export function CompanyEvents() {
  const client = useQueryClient();
  const { data: kept } = useSuspenseQuery(companySettingsQuery);
  const { busy, problem, run, forget } = useAct({
    renews: [preferencesQuery.queryKey],
    otherwise: '保存失败，请检查网络后重试',
  });
  const [choices, setChoices] = useState(() => choicesOf(kept.events));
  const events = changedChoices(kept.events, choices).map(({ limit, channels, ...event }) => ({
    ...{ ...event, channels: [...channels] },
    ...(limit !== undefined && { limit: Number(limit) }),
  }));
  const wrong = wrongLimit(kept.events, choices);
  const save = () =>
    run(async () => {
      const saved = await messageCompanyApi.call.saveSettings({ events });
      client.setQueryData(companySettingsQuery.queryKey, saved);
      setChoices(choicesOf(saved.events));
    }, '公司消息设置已保存');
  return (
    <>
      <Section title="公司发出的消息" note="关闭的消息不会发给任何同事；其余的由每个人在接收设置中选择" flush>
        <ChannelTable
          caption="公司发出的消息"
          switched
          events={kept.events}
          choices={choices}
          onChange={(code, choice) => setChoices({ ...choices, [code]: choice })}
        />
      </Section>
      <SaveBar
        busy={busy}
        changed={events.length > 0}
        problem={wrong ?? problem}
        onSave={() => void save()}
        onUndo={() => {
          forget();
          setChoices(choicesOf(kept.events));
        }}
      />
      <UnsavedGuard isUnsaved={() => events.length > 0} />
    </>
  );
}
