import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { ImportPreview, ImportRunDetail, ImportSettings } from '../../contract/import-schemas.ts';
import styles from './import.module.css';
import { importApi } from './import-api.ts';
import { previewQuery } from './import-queries.ts';
import { MappingTable } from './mapping-table.tsx';
import { SampleTable } from './sample-table.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useRunAct } from './use-run-act.ts';

/** What an import needs to know, beside what its file looks like; tried first or done at once. */
export function SetupView({ run }: { run: ImportRunDetail }) {
  const [settings, setSettings] = useState<ImportSettings>(run.settings);
  const [looked, setLooked] = useState({ supplier: settings.supplier, sheet: settings.sheet });
  const { data: preview, error, refetch } = useQuery(previewQuery(run.id, looked.supplier, looked.sheet));
  const { busy, act } = useRunAct();
  const change = (part: Partial<ImportSettings>) => setSettings((now) => ({ ...now, ...part }));
  const start = (dryRun: boolean) => void act(() => importApi.call.start({ id: run.id, settings, dryRun }));
  const lookAgain = () => {
    const { supplier, sheet } = settings;
    if (supplier === looked.supplier && sheet === looked.sheet) return;
    setLooked({ supplier, sheet });
    change({ columns: null });
  };
  return (
    <>
      <Section title="文件" note={preview?.notes.join('；')}>
        {error && (
          <ErrorState title="文件读取失败" onRetry={() => void refetch()}>
            {wordsOfRefusal(error, '请稍后重试')}
          </ErrorState>
        )}
        {!error && !preview && <SkeletonRows count={4} height={32} columns={3} />}
        {preview && <FileView preview={preview} settings={settings} onChange={change} />}
      </Section>
      <Section title="设置">
        <SettingsForm settings={settings} preview={preview} onChange={change} onLeave={lookAgain} />
        <div className={styles.acts}>
          <Button kind="primary" busy={busy} onClick={() => start(true)}>
            试运行
          </Button>
          <Button busy={busy} onClick={() => start(false)}>
            直接导入
          </Button>
          <span className={styles.hint}>试运行只检查不写入，看过结果再正式导入，不用重新上传。</span>
        </div>
      </Section>
    </>
  );
}

type FileViewProps = {
  preview: ImportPreview;
  settings: ImportSettings;
  onChange: (part: Partial<ImportSettings>) => void;
};

function FileView({ preview, settings, onChange }: FileViewProps) {
  if (preview.problem) {
    return (
      <p role="alert" className={styles.problem}>
        {preview.problem}
      </p>
    );
  }
  return (
    <div className={styles.page}>
      {preview.origin && (
        <MappingTable preview={preview} uses={settings.columns} onChange={(columns) => onChange({ columns })} />
      )}
      <SampleTable samples={preview.samples} />
    </div>
  );
}
