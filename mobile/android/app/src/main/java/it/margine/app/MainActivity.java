package it.margine.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
