export function NotFoundPage() {
  return <p>您访问的页面不存在</p>;
}
