import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { keepTypedText } from "./keep-typed-text";

let stop: () => void;
beforeEach(async () => {
  // Loaded by the first failure; what follows is quicker here than a shopper.
  await import("./fill-failed-part");
  stop = keepTypedText();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  stop();
  cleanup();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

/** A translator's changes make React fail while it changes the page, other faults while it renders. */
function Part({ broken, children }: { broken: { now: boolean }; children: ReactNode }) {
  const [, draw] = useState(0);
  if (broken.now) throw new Error("broken");
  return (
    <form>
      {children}
      <button type="button" onClick={() => draw((count) => count + 1)}>
        Next
      </button>
    </form>
  );
}

function Page({ broken }: { broken: { now: boolean } }) {
  const [street, setStreet] = useState("");
  return (
    <>
      <input aria-label="Above" defaultValue="" />
      <ErrorBoundary
        fallback={(_, retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Part broken={broken}>
          <input aria-label="Note" defaultValue="" />
          <input aria-label="Street" value={street} onChange={(event) => setStreet(event.target.value)} />
          <input aria-label="Password" type="password" />
        </Part>
      </ErrorBoundary>
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** The part fails, and the next try fails as well. */
async function failTwice(): Promise<{ now: boolean }> {
  const broken = { now: false };
  render(<Page broken={broken} />);
  type("Above", "stays");
  type("Note", "Ring twice");
  type("Password", "secret");
  broken.now = true;
  await press("Next");
  expect(screen.queryByLabelText("Note")).toBeNull();
  await press("Try again");
  broken.now = false;
  return broken;
}

it("what was typed into a part that failed is there when it works again, and no password", async () => {
  await failTwice();
  type("Above", "changed meanwhile");
  await press("Try again");
  await waitFor(() => expect(field("Note").value).toBe("Ring twice"));
  expect(field("Password").value).toBe("");
  expect(field("Above").value).toBe("changed meanwhile");
});

it("is not typed into the fields of another page", async () => {
  await failTwice();
  history.pushState(null, "", "/elsewhere");
  await press("Try again");
  expect(field("Note").value).toBe("");
});

it("is not typed again into a part that works: what is emptied stays empty", async () => {
  await failTwice();
  await press("Try again");
  await waitFor(() => expect(field("Note").value).toBe("Ring twice"));
  type("Note", "");
  await press("Next");
  expect(field("Note").value).toBe("");
});
