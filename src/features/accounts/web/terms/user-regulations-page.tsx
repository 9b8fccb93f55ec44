import { createFileRoute } from '@tanstack/react-router';
import { Button } from '#platform/web/controls/button.tsx';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { SERVICE_TERMS } from './service-terms.ts';
import type { TermsSection } from './terms-section.ts';
import styles from './user-regulations-page.module.css';

export const Route = createFileRoute('/_login/userRegulations.html')({ component: UserRegulationsPage });

const PARTS = [
  { id: 'terms', title: '服务条款', sections: SERVICE_TERMS },
  { id: 'privacy', title: '隐私政策', sections: PRIVACY_POLICY },
] as const;

/** Terms of registration (specification 2.1): to be read, linked to by section, and printed. */
function UserRegulationsPage() {
  return (
    <div className={styles.page}>
      <Contents />
      <article className={styles.text}>
        <header className={styles.head}>
          <div>
            <h1>服务条款与隐私政策</h1>
            <p>
              更新日期 <time dateTime="2026-10-15">2026 年 10 月 15 日</time>，自{' '}
              <time dateTime="2026-11-01">2026 年 11 月 1 日</time> 起生效
            </p>
          </div>
          <Button className={styles.print} onClick={() => window.print()}>
            打印
          </Button>
        </header>
        {PARTS.map(({ id, title, sections }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {sections.map((section) => (
              <Clause key={section.id} section={section} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Contents() {
  return (
    <nav className={styles.contents} aria-label="目录">
      {PARTS.map(({ id, title, sections }) => (
        <div key={id}>
          <a href={`#${id}`}>{title}</a>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function Clause({ section: { id, title, paragraphs } }: { section: TermsSection }) {
  return (
    <section id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <ul key={paragraph[0]}>
            {paragraph.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
