import { Picture } from '#platform/web/display/picture.tsx';
import styles from './avatar.module.css';

type AvatarProps = {
  avatarUrl: string | null;
  /** Whose: the first character stands in where there is no picture. */
  name: string;
  /** Diameter in px. */
  size: number;
};

export function Avatar({ avatarUrl, name, size }: AvatarProps) {
  if (avatarUrl) {
    return (
      <Picture
        className={styles.picture}
        src={avatarUrl}
        alt={`${name}的头像`}
        width={size}
        height={size}
        fit="cover"
        priority
      />
    );
  }
  return (
    <span className={styles.initial} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
