import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { takeFirstScreenInput } from "@/boot/first-screen";
import { firstScreenTexts } from "@/boot/first-screen-texts";
import { heroMeta } from "@/domain/branding/hero-texts";
import { PlaceOptions, useStartLocation } from "@/features/location";
import { meta } from "@/platform/document-meta";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { FittedText } from "./fitted-text";
import styles from "./landing.module.css";
import { useHeroWords } from "./use-hero-words";
import { useLandingTitle } from "./use-landing-title";

/**
 * The hero. Its elements and classes are those of the prerendered first screen (`src/boot/landing.html`), which it
 * replaces without a layout shift; what was typed or pressed there is taken over.
 */
export function Hero({ onNoModule }: { readonly onNoModule: () => void }) {
  const language = currentLanguage();
  // The words of the first screen: the shop's, as its document has them, which are all of a language that it brought.
  const own: typeof firstScreenTexts.en = {
    ...firstScreenTexts[language],
    ...JSON.parse(meta(heroMeta(language)) || "{}"),
  };
  useLandingTitle(own.title);
  const t = useTexts("shell");
  const { given, noteTyping, noteLeaving } = useHeroWords();
  const { search, busy, type, run } = useStartLocation(onNoModule);
  const box = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<readonly [number, number] | null>(null);

  const takeOver = useEffectEvent(() => {
    const input = takeFirstScreenInput();
    if (input.text !== "") type(input.text);
    if (input.focused) setCaret(input.selection ?? [input.text.length, input.text.length]);
    if (input.action) run(input.action, input.text);
  });
  useLayoutEffect(() => takeOver(), []);
  useLayoutEffect(() => {
    if (!caret) return;
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(...caret);
  }, [caret]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run("explore");
  };
  return (
    <div className="fs-landing">
      <section className="fs-hero">
        <div className="fs-words">
          <h1 className={styles.fitted}>
            <FittedText own={own.title} given={given?.header_title} />
          </h1>
          <p className={`fs-sub ${styles.fitted}`}>
            <FittedText own={own.subTitle} given={given?.header_sub_title} />
          </p>
          <form className={`fs-search ${styles.search}`} onSubmit={submit}>
            <div className="fs-field">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21Z" />
                <circle cx="12" cy="9.8" r="2.5" />
              </svg>
              <input
                ref={box}
                id="fs-search"
                name="search"
                type="text"
                autoComplete="off"
                placeholder=" "
                enterKeyHint="search"
                value={search.text}
                onChange={(event) => {
                  noteTyping();
                  type(event.target.value);
                }}
                aria-busy={search.busy || undefined}
                {...search.inputProps}
                onBlur={(event) => {
                  noteLeaving(event.target.value);
                  search.inputProps.onBlur();
                }}
              />
              <label htmlFor="fs-search">{search.available ? own.searchLabel : t("landing.ownWords")}</label>
            </div>
            <button className="fs-explore" type="submit" aria-busy={busy === "explore" || undefined}>
              {own.explore}
            </button>
            <PlaceOptions search={search} />
          </form>
          <p className="fs-actions">
            <button type="button" aria-busy={busy === "locate" || undefined} onClick={() => run("locate")}>
              {own.locateMe}
            </button>
            <button type="button" aria-haspopup="dialog" onClick={() => run("map")}>
              {own.pickFromMap}
            </button>
          </p>
          <p className={`fs-tag ${styles.fitted}`}>
            <FittedText own={own.tagLine} given={given?.header_tag_line} />
          </p>
        </div>
      </section>
    </div>
  );
}
