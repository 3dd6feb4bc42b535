import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useRequest } from "./use-request";

afterEach(cleanup);

function request() {
  let settle = { answer: (_: string) => {}, fail: (_: unknown) => {} };
  const send = vi.fn(
    (_: number) =>
      new Promise<string>((answer, fail) => {
        settle = { answer, fail };
      }),
  );
  const outcomes = { onSuccess: vi.fn(), onError: vi.fn() };
  const rendered = renderHook(() => useRequest(send, outcomes));
  const isPending = () => rendered.result.current[1];
  act(() => rendered.result.current[0](7));
  return { ...rendered, send, ...outcomes, isPending, settled: () => settle };
}

it("sends what it is given, and is on its way until the answer has come", async () => {
  const { send, isPending, settled, onSuccess, onError } = request();
  expect(send).toHaveBeenCalledWith(7);
  expect(isPending()).toBe(true);
  await act(async () => settled().answer("done"));
  expect(isPending()).toBe(false);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("done");
  expect(onError).not.toHaveBeenCalled();
});

it("tells of a failure once, and can be sent again", async () => {
  const { result, send, isPending, settled, onSuccess, onError } = request();
  await act(async () => settled().fail("refused"));
  expect(isPending()).toBe(false);
  expect(onError).toHaveBeenCalledExactlyOnceWith("refused");
  expect(onSuccess).not.toHaveBeenCalled();
  act(() => result.current[0](8));
  expect(send).toHaveBeenLastCalledWith(8);
});

it("tells of the outcome also when its part of the page is gone", async () => {
  const { unmount, settled, onSuccess } = request();
  unmount();
  await act(async () => settled().answer("done"));
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("done");
});
