import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { registerNavigator } from "@/stores/navigation";

/** Lends the router's way to move to code outside React. */
export function NavigatorBridge() {
  const navigate = useNavigate();
  useEffect(() => registerNavigator((path, options) => void navigate(path, options)), [navigate]);
  return null;
}
