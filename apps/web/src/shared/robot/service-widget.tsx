import type { RobotService } from "@emdia/contract/identity/robot.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RefusalNote } from "../ui/refusal-note.tsx";

type Widget = {
  readonly render: (
    place: HTMLElement,
    options: { sitekey: string; theme: "light" | "dark"; callback: (response: string) => void; "error-callback": () => void },
  ) => unknown;
  readonly ready?: (act: () => void) => void;
};
/** Script URL of each service, and the global that it defines. */
const scripts: { readonly [S in RobotService]: { readonly from: string; readonly leaves: string } } = {
  turnstile: { from: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", leaves: "turnstile" },
  hcaptcha: { from: "https://js.hcaptcha.com/1/api.js?render=explicit", leaves: "hcaptcha" },
  recaptcha: { from: "https://www.google.com/recaptcha/api.js?render=explicit", leaves: "grecaptcha" },
};

const load = (service: RobotService): Promise<Widget> =>
  new Promise((resolve, reject) => {
    const { from, leaves } = scripts[service];
    const readGlobal = () => Reflect.get(globalThis, leaves) as Widget | undefined;
    const done = () => {
      const widget = readGlobal();
      if (!widget) reject(new Error(`${from} brought nothing`));
      else if (widget.ready) widget.ready(() => resolve(widget));
      else resolve(widget);
    };
    if (readGlobal()) return done();
    const script = Object.assign(document.createElement("script"), { src: from, async: true, onload: done, onerror: reject });
    document.head.append(script);
  });

type Props = { readonly service: RobotService; readonly siteKey: string; readonly onAnswer: (response: string) => void };

/** Widget of an external captcha service. */
export const ServiceWidget = ({ service, siteKey, onAnswer }: Props) => {
  const { t } = useTranslation("robot");
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const theme = document.documentElement.dataset.mantineColorScheme === "dark" ? "dark" : "light";
    const show = (widget: Widget) =>
      place.current?.childElementCount === 0 &&
      widget.render(place.current, { sitekey: siteKey, theme, callback: onAnswer, "error-callback": () => setAway(true) });
    load(service).then(show, () => setAway(true));
  }, [service, siteKey, onAnswer]);
  return (
    <>
      <div ref={place} />
      {isAway && <RefusalNote>{t("away")}</RefusalNote>}
    </>
  );
};
