import './logo.css';
import icon from '../icon.svg';

export function Logo() {
  return (
    <span className="logo">
      <img src={icon} alt="" width={22} height={22} />
      <span className="logo-name">decpage</span>
    </span>
  );
}
