import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/')({ component: HomePage });

function HomePage() {
  return <p>首页</p>;
}
