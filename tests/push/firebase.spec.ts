import { tellPushStory } from "./push-story";

tellPushStory("firebase");
