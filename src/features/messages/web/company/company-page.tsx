import { createFileRoute } from '@tanstack/react-router';
import { Card } from '#platform/web/display/card.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { messageCountsQuery } from '../message-queries.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { companySettingsQuery, robotsQuery } from './company-api.ts';
import { CompanyEvents } from './company-events.tsx';
import { RobotSection } from './robot-section.tsx';

export const Route = createFileRoute('/_user/user/push/company.html')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(companySettingsQuery),
      queryClient.ensureQueryData(robotsQuery),
      queryClient.ensureQueryData(messageCountsQuery),
    ]);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: CompanyMessagesPage,
});

/** What a company lets out to its people, and the groups it has told. */
function CompanyMessagesPage() {
  return (
    <Stack>
      <Card>
        <h1 className="visually-hidden">公司消息设置</h1>
        <MessageTabs current="company" />
      </Card>
      <RobotSection />
      <CompanyEvents />
    </Stack>
  );
}
