import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./carousel.module.css";
import { slides } from "./slides.ts";

/** Manual carousel: automatic movement would distract from the form. */
export const Carousel = () => {
  const { t } = useTranslation("entrance");
  const [shown, setShown] = useState(0);
  const turn = (by: number) => setShown((shown + by + slides.length) % slides.length);
  return (
    <section className={classes.carousel} aria-roledescription={t("slides.kind")} aria-label={t("slides.label")}>
      <div className={classes.slides} aria-live="polite">
        {slides.map(({ name, image }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not one of form fields.
          <div
            key={name}
            className={classes.slide}
            role="group"
            aria-roledescription={t("slides.slide")}
            aria-label={t("slides.position", { index: index + 1, total: slides.length })}
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            <div className={classes.words}>
              <h2 className={classes.title}>{t(`slides.${name}.title`)}</h2>
              <p className={classes.subtitle}>{t(`slides.${name}.subtitle`)}</p>
            </div>
            <img className={classes.image} src={image} alt={t(`slides.${name}.image`)} width={800} height={480} />
          </div>
        ))}
      </div>
      <div className={classes.controls}>
        <button type="button" className={classes.arrow} onClick={() => turn(-1)} aria-label={t("slides.previous")}>
          <IconChevronLeft size={18} />
        </button>
        {slides.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={classes.dot}
            aria-label={t("slides.position", { index: index + 1, total: slides.length })}
            aria-current={index === shown}
            onClick={() => setShown(index)}
          />
        ))}
        <button type="button" className={classes.arrow} onClick={() => turn(1)} aria-label={t("slides.next")}>
          <IconChevronRight size={18} />
        </button>
      </div>
    </section>
  );
};
