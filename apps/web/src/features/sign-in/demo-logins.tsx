import type { DemoLogin } from "@emdia/contract/demo/routes.ts";
import { UnstyledButton } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { api } from "../../shared/api/api.ts";
import type { TypedCredentials } from "./credential-faults.ts";
import classes from "./demo-logins.module.css";

type Login = z.output<typeof DemoLogin>;

/** The accounts of the demo. Without the demo the request fails and the list stays empty. */
const useDemoLogins = (): readonly Login[] => {
  const [logins, setLogins] = useState<readonly Login[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api("GET /demo/logins")({}, { signal: leaving.signal }).then(setLogins, () => undefined);
    return () => leaving.abort();
  }, []);
  return logins;
};

type Props = { readonly disabled: boolean; readonly onChoose: (credentials: TypedCredentials) => void };

export const DemoLogins = ({ disabled, onChoose }: Props) => {
  const { t } = useTranslation("signIn");
  const logins = useDemoLogins();
  if (logins.length === 0) return null;

  return (
    <section className={classes.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={classes.title}>
        {t("demo.title")}
      </h2>
      <p className={classes.hint}>{t("demo.hint")}</p>
      <ul className={classes.cast}>
        {logins.map(({ email, password, name, who }) => (
          <li key={email}>
            <UnstyledButton className={classes.login} disabled={disabled} onClick={() => onChoose({ email, password })}>
              <span className={classes.name}>{name}</span>
              <span className={classes.who}>{who}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
