import { useRef, useState } from 'react';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import { PICTURE_TYPES, PictureProblem } from '#platform/web/kits/crop/load-picture.ts';
import { MAX_CORRECTION_PICTURES } from '../rules/correction-status.ts';
import styles from './picture-field.module.css';
import { shrinkPicture } from './shrink-picture.ts';

type PictureFieldProps = {
  /** Data URLs. */
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
};

const ERROR_ID = 'correction-picture-error';

/** Up to five pictures, made small before they leave the browser. */
export function PictureField({ pictures, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const room = MAX_CORRECTION_PICTURES - pictures.length;
  const take = async (files: readonly File[]) => {
    setProblem(files.length > room ? `最多上传 ${MAX_CORRECTION_PICTURES} 张图片` : null);
    try {
      const added = await Promise.all(files.slice(0, room).map(shrinkPicture));
      onChange([...pictures, ...added]);
    } catch (error) {
      setProblem(error instanceof PictureProblem ? error.message : '图片无法打开，请换一张');
    }
  };
  return (
    <fieldset className={styles.field} aria-describedby={problem ? ERROR_ID : undefined}>
      <legend className={styles.label}>图片（选填）</legend>
      <div className={styles.row}>
        {pictures.map((picture, index) => (
          <span key={picture.slice(-64)} className={styles.picture}>
            <img src={picture} alt={`第 ${index + 1} 张`} width={88} height={88} />
            <button
              type="button"
              className={styles.remove}
              aria-label={`删除第 ${index + 1} 张`}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            >
              删除
            </button>
          </span>
        ))}
        {room > 0 && (
          <button type="button" className={styles.add} onClick={() => input.current?.click()}>
            ＋ 添加图片
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES}
        aria-label="图片文件"
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <span
        className={styles.hint}
      >{`最多 ${MAX_CORRECTION_PICTURES} 张，JPG、PNG 或 WebP，如实物照片、包装标签`}</span>
      {problem && <FieldError id={ERROR_ID}>{problem}</FieldError>}
    </fieldset>
  );
}
