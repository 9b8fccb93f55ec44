import { useQuery } from '@tanstack/react-query';
import { displayTime } from '#platform/shared/display-time.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import styles from './own-links.module.css';
import { openingsQuery } from './own-links.ts';

/** Openings of one link, the latest first. Visitors have numbers; who they are nobody is told. */
export function OpeningList({ linkId }: { linkId: string }) {
  const { data, isError } = useQuery(openingsQuery(linkId));
  if (isError) return <ProblemLine small>打开记录加载失败，请稍后再试</ProblemLine>;
  if (!data) return <p>正在加载…</p>;
  if (data.length === 0) return <p>还没有人打开。</p>;
  return (
    <table className={styles.openings}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">访客</th>
          <th scope="col">设备</th>
          <th scope="col">网段</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ at, visitor, device, network }) => (
          <tr key={`${at} ${visitor}`}>
            <td>{displayTime(at)}</td>
            <td>访客 {visitor}</td>
            <td>{device}</td>
            <td>{network}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
