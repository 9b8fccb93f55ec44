import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_login/login.html')({ component: LoginPage });

function LoginPage() {
  return <p>登录</p>;
}
