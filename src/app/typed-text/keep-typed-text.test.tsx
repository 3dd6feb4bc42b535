import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { closeOverlays, currentOverlays, openOverlay } from "@/stores/overlay";
import { session, signIn, useSession } from "@/stores/session";
import { handleSessionExpired } from "@/stores/show-error";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { prepareForgetting } from "./before-forgetting";
import { keepTypedText } from "./keep-typed-text";

const api = mockApi();
let stop: () => void;
beforeEach(async () => {
  await preloadTexts("account", "shell");
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.accountKey !== before.accountKey) prepareForgetting(before.accountKey);
  });
  const end = keepTypedText();
  stop = () => {
    end();
    unsubscribe();
  };
});
afterEach(() => {
  stop();
  cleanup();
  closeOverlays();
});

/** A form as pages have them: fields under control, options, and one field that only a choice brings. */
function Form() {
  const [name, setName] = useState("Ada");
  const [stars, setStars] = useState("");
  const [words, setWords] = useState("");
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="City" defaultValue="Geneva" />
      <input aria-label="Password" type="password" />
      {["1", "5"].map((value) => (
        <input
          key={value}
          type="radio"
          name="stars"
          aria-label={`${value} stars`}
          value={value}
          checked={stars === value}
          onChange={() => setStars(value)}
        />
      ))}
      {stars === "" ? null : (
        <textarea aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      )}
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Somebody signs in, types, and their session ends; the page is then without its form. */
async function interrupt(): Promise<void> {
  api.customer(1);
  await signIn("first");
  const { unmount } = render(<Form />);
  type("Name", "Ada Lovelace");
  type("Password", "secret");
  fireEvent.click(field("5 stars"));
  type("Words", "Quick and kind");
  openOverlay({ kind: "refund", orderId: 7 });
  act(() => handleSessionExpired("first"));
  unmount();
  closeOverlays();
  expect(session().token).toBeNull();
}

const back = async (id: number) => {
  api.customer(id);
  openOverlay({ kind: "auth", mode: "sign-in" });
  await signIn(`of ${id}`);
  closeOverlays();
};

it("what was typed is back when the same person has signed in again, and no password", async () => {
  await interrupt();
  await back(1);
  await waitFor(() => expect(currentOverlays()).toEqual([{ kind: "refund", orderId: 7 }]));
  render(<Form />);
  await waitFor(() => expect(field("Words").value).toBe("Quick and kind"));
  expect(field("Name").value).toBe("Ada Lovelace");
  expect(field("5 stars").checked).toBe(true);
  expect(field("City").value).toBe("Geneva");
  expect(field("Password").value).toBe("");
});

it("is nobody else's", async () => {
  await interrupt();
  await back(2);
  expect(sessionStorage.length).toBe(0);
  await back(1);
  render(<Form />);
  expect(field("Name").value).toBe("Ada");
  expect(currentOverlays()).toEqual([]);
});
