import type { ReactNode } from "react";
import { useHashTarget } from "../../shared/ui/focus/use-hash-target.ts";
import record from "../../shared/ui/panels/record-panel.module.css";

type Props = {
  /** Hash that leads to this block. */
  readonly id: string;
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
};

/** Block of the profile, with its title and a link. */
export const ProfileBlock = ({ id, title, link, children }: Props) => {
  const heading = useHashTarget(id);
  return (
    <section className={record.panel} aria-labelledby={id}>
      <header className={record.top}>
        <h2 ref={heading} id={id} tabIndex={-1} className={record.title}>
          {title}
        </h2>
        {link}
      </header>
      {children}
    </section>
  );
};
