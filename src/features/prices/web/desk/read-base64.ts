/** Content of a chosen file as base64, without the head of the data address. */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(new Error('文件无法读取'));
    reader.readAsDataURL(file);
  });
}
